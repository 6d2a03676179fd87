function licenseNotice(packageName: string, plan: 'Pro' | 'Premium'): string {
  return [
    '*************************************************************',
    '',
    'MUI: Missing license key.',
    '',
    `The license key is missing. You might not be allowed to use \`${packageName}\` which is part of MUI X ${plan}.`,
    '',
    'To solve the issue, you can check the free trial conditions: https://mui.com/r/x-license-trial.',
    'If you are eligible no actions are required. If you are not eligible to the free trial, you need to purchase a license https://mui.com/r/x-get-license or stop using the software immediately.',
    '',
    '*************************************************************',
  ].join('\n');
}

/** The exact messages of Pro and Premium packages without a license key. */
export const LICENSE_NOTICES: readonly string[] = (['Pro', 'Premium'] as const).flatMap((plan) =>
  ['x-data-grid', 'x-date-pickers'].map((name) => licenseNotice(`@mui/${name}-${plan.toLowerCase()}`, plan)),
);
