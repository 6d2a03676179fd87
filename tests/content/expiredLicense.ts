import {generateLicense} from '@mui/x-license-pro';

/** A key whose time is over. */
export const expiredKey = (licensingModel: 'annual' | 'perpetual'): string =>
  generateLicense({orderNumber: '1', expiryDate: new Date(2001, 0, 1), licensingModel, scope: 'pro'});
