/** Packages without types that demos and fences import. */
declare module 'moment-hijri';
declare module 'moment-jalaali';
