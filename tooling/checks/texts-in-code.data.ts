/** Texts that may stand in code, each with its reason: in files, or these alone. One that nothing rests on is reported. */
export type Allowance = { readonly file: RegExp; readonly texts?: readonly string[]; readonly why: string };

export const ALLOWANCES: readonly Allowance[] = [
  { file: /./, texts: ['Labelwise', '… · Labelwise'], why: 'the name of the product' },
  { file: /./, texts: ['App Store', 'Google Play'], why: 'names of others' },
  { file: /^apps\/web\/src\/ui\/design-page\//, why: 'a page for those who build this one' },
  {
    file: /^apps\/web\/src\//,
    texts: ['Great Match', 'Good Match', 'Poor Match', 'Not enough data to judge', 'Check the pack'],
    why: 'words of the domain, said by `verdictText`',
  },
  { file: /\/nutrition-rows\.ts$/, texts: ['Saturated Fat'], why: 'a key of the table beside it' },
  { file: /\/scan\/messages\.ts$/, texts: ['Unable to switch camera. Your device may only have one camera.'], why: 'a key, said by `scannerToast`' },
  {
    file: /^apps\/web\/src\/platform\/(?:photo-scan|camera|store-purchase)\//,
    why: 'what the platform reports, as its interfaces prescribe; features say it by id (`scannerToast`, `shopText`)',
  },
  { file: /^apps\/web\/src\/(?:data\/preferences|data\/pack\/take-pack|lib\/timing|platform\/\w+\/\S+)\.ts$/, why: 'errors that screens say by their kind' },
  { file: /^apps\/web\/src\/data\/(?:choosing\/chooser|pack\/pack|reading\/read-food|scores\/lists\/scores-at-once)\.ts$/, why: 'lines of the log' },
  { file: /^apps\/web\/src\/app\/router\/app-router\.tsx$/, why: 'a line of the log' },
  { file: /\/profile\/devices-card\.tsx$/, texts: ['A device without a name'], why: 'what a server names such a device, said by id' },
  { file: /^apps\/web\/src\/features\/search\/header-search\.tsx$/, texts: ['Enter'], why: 'what is printed on the key' },
  { file: /^apps\/server\/src\/(?:modules\/mcp\/|modules\/ai\/model\/|http\/openapi\.ts)/, why: 'for programs and models, in English' },
  {
    file: /^apps\/server\/src\/modules\/subscription\/subscription\.service\.ts$/,
    texts: ['Premium, billed monthly', 'Premium, billed annually'],
    why: 'the published answer about plans; pages say their own words',
  },
];
