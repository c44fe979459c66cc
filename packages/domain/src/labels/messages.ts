const count = (value: number): string => value.toLocaleString('en-US')
const labels = (value: number): string => (value === 1 ? '1 label' : `${count(value)} labels`)

/** Every text of printing labels. (Operations specification §7, §8.) */
export const labelMessages = {
  /** For a reply with Success false and without an Error (MSG-39). */
  produceFailed: 'Failed to produce barcode labels.', // specified: MSG-37
  /** For a failed request without a message from the server (MSG-39). */
  requestFailed: 'Failed to get site barcode labels.', // specified: MSG-38
  appNotInstalled: 'The mobile app is not installed on this device.', // specified: CODE-12
  failedTitle: "Couldn't produce the labels",
  loadingLabels: 'Loading the labels of this project',
  noSitesTitle: 'No labels',
  noSites: 'There are no active sites to print labels for.',
  printing: 'Wait until the labels are done, or cancel.',
  downloaded: (total: number) => `Downloaded ${labels(total)}.`,
  /** Why the server did not print, or why a label of a config is left out. */
  notOneLabel: 'The ZPL must contain exactly one label, from ^XA to ^XZ.',
  noPlaceholder: 'The ZPL needs {name} in a field (^FD), where the site name goes.',
  tooManyPlaceholders: (limit: number) => `The ZPL can contain {name} and {path} in at most ${limit} places.`,
  tooManyBarcodes: (limit: number) => `The ZPL can have at most ${limit} barcodes.`,
  /** Why the label of a site cannot be printed (CODE-25). */
  faults: {
    undrawable: 'The ZPL is invalid, or a barcode cannot contain these characters',
    blank: 'The ZPL prints nothing',
    cutOff: 'Part of the label is outside of its size',
    unreadable: 'A code cannot be read, or reads as something else',
  },
  /** Names the labels that fail for one reason. */
  faultOf: (fault: string, names: readonly string[]) => `${fault}: ${names.map((name) => `“${name}”`).join(', ')}.`,
  failing: (total: number) => `${labels(total)} cannot be printed.`,
  tookTooLong: (name: string) => `The label of “${name}” took too long. Simplify its ZPL.`,
  needsTooMuch: (name: string) => `The label of “${name}” needs too much memory. Choose a smaller size or DPMM.`,
  requestTookTooLong: 'Printing took too long. Request fewer labels at once.',
  fileTooLarge: 'The file would be too large. Request fewer labels at once.',
  zplTooLarge: (limit: number) => `The labels need more than ${count(limit)} bytes of ZPL. Print fewer sites at once.`,
  busy: 'The server is busy with other labels. Try again in a few seconds.',
  unknownDpmm: 'DPMM must be 6, 8, 12 or 24.',
  invalidSize: 'The size must be a width and a height in inches, each above 0 and up to 15, such as 4x2.',
  unknownSort: 'The sort type must be active-asc, active-desc, alpha-asc or alpha-desc.',
  tooManyDots: 'A label of this size needs a lower DPMM.',
  tooMany: (limit: number) => `One request can contain at most ${count(limit)} labels, including copies.`,
  noLabelName: 'The label needs a name.',
  noZpl: 'The label needs a ZPL line.',
  zplTooLong: (limit: number) => `The ZPL line can have ${count(limit)} characters at most.`,
  repeated: 'Another label already has this number.',
} as const

export const labelLabels = {
  download: 'Download Site Barcodes', // specified: CODE-01
  /** Title of the dialog for a single site. */
  printOne: (name: string) => `Print the label for ${name}`,
  /** Title of the dialog for a site with sites below it. */
  printBranch: (name: string) => `Print labels for ${name}`,
  choose: 'Label',
  defaultName: 'Default label',
  source: 'These labels come from the CustomSiteBarcode config of this project.',
  leftOut: (rejected: number) =>
    rejected === 1
      ? '1 label in the config has errors and is not listed:'
      : `${count(rejected)} labels in the config have errors and are not listed:`,
  problem: (property: string, text: string) => `${property}: ${text}`,
  size: 'Size',
  inches: (size: string) => `${size} in`,
  /** The length of one side of a label. */
  side: (inches: number) => `${inches} in`,
  dpmm: 'DPMM',
  sort: 'Sort type',
  count: 'Labels',
  sorts: {
    'active-asc': 'active, ascending',
    'active-desc': 'active, descending',
    'alpha-asc': 'alpha, ascending',
    'alpha-desc': 'alpha, descending',
  },
  /** What the sort types mean. */
  sortHelp: {
    'active-asc': 'In the order of the site tree.',
    'active-desc': 'In the reverse order of the site tree.',
    'alpha-asc': 'By name, from A to Z.',
    'alpha-desc': 'By name, from Z to A.',
  },
  /** Which sites get a label. */
  scope: 'Sites',
  allSites: 'All sites',
  matchingSites: (search: string) => `Sites that match “${search}”`,
  selectedSites: 'Selected sites',
  thisSite: 'This site',
  branch: 'This site and everything below it',
  labels,
  /** Whose label the preview shows. */
  preview: 'Preview',
  longest: 'Longest name',
  first: 'First name',
  another: 'Another name',
  siteName: 'Site',
  pictureOf: (name: string) => `Label of ${name}`,
  drawing: 'Drawing the label…',
  cannotBeDrawn: 'No preview',
  failingSites: 'Sites whose labels cannot be printed',
  leavesOut: (failing: number, total: number) =>
    failing === total
      ? `None of the ${labels(total)} can be printed. Choose another label, or correct this one in the CustomSiteBarcode config.`
      : `${count(failing)} of ${labels(total)} cannot be printed. The file contains the others.`,
  more: (total: number) => `and ${count(total)} more`,
  startRest: (total: number) => (total === 1 ? 'Download the other label' : `Download the other ${labels(total)}`),
  printRest: (total: number) => (total === 1 ? 'Print the other label' : `Print the other ${labels(total)}`),
  archived: (archived: number) =>
    archived === 1 ? 'The archived site gets no label.' : `The ${count(archived)} archived sites get no label.`,
  start: (total: number) => `Download ${labels(total)}`,
  print: (total: number) => `Print ${labels(total)}`,
  retry: 'Retry',
  cancel: 'Cancel',
  progress: 'Producing labels',
  /** Announced by quarters. */
  progressStep: (percent: number) => (percent === 0 ? 'Producing labels' : `${percent} % of the labels are ready`),
  progressOf: (done: number, total: number) => `${count(done)} of ${labels(total)}`,
  keepOpen: 'Keep this window open until the file is ready.',
} as const
