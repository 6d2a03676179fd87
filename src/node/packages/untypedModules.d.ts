/** Packages of other calendars that carry no types, and whose values demos and fences show. Applications install types for them. */
declare module 'moment-hijri';
declare module 'moment-jalaali';
