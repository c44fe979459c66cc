/** Texts of copying configs. `messages.ts` has the specified ones of the copy itself. (Operations specification §2, §4.) */
export const configCopyMessages = {
  readOnly: (reason: string) => `You can't copy configs into this project. ${reason}`,
  emptySource: 'The source project has no configs to copy.',
  inSource: (count: number) => `${count} in the source`,
  overwriteText: (name: string, project: string) =>
    `This replaces all values of ${name} in ${project} with those of the source.`,
  withLinked: (linked: string) => `It replaces ${linked} as well, because the two must fit each other.`,
  planned: (values: number) => `config, ${values} ${values === 1 ? 'value' : 'values'}`,
  valueOf: (label: string, config: string) => `${label} of ${config}`,
  replaces: (replaced: number, values: number) =>
    `Overwrite replaces ${replaced} of ${values} ${values === 1 ? 'value' : 'values'}:`,
  sameHere: 'This project has the same values.',
  changedMeanwhile: 'Someone else changed this config here, so it was not overwritten. Review it again.',
  noMatch: (search: string) => `No config matches “${search}”.`,
  copied: 'Copied',
  notCopied: (name: string, reason: string) => `${name} could not be copied: ${reason}`, // specified: COPY-21
  item: (config: string, project: string) => `${config} in ${project}`,
  existsThere: 'The project already has a config of this type.',
  checkFailed: 'Failed to check the configs of the projects. Try again.',
  help: 'Choose license configs and the projects to copy them to. A copy never overwrites a config of a project.',
  possible: (count: number) => `This makes ${count} ${count === 1 ? 'copy' : 'copies'}.`,
  nothingPossible: 'There is nothing to copy. Choose other configs or projects.',
  chooseConfigs: 'Choose at least one config.',
  chooseProjects: 'Choose at least one project.',
  done: (count: number) => `Copied ${count} ${count === 1 ? 'config' : 'configs'} to projects.`,
  noneToCopy: 'This license has no configs to copy.',
} as const

export const configCopyLabels = {
  /** Values of a config, as in the list of unsaved changes. */
  on: 'Yes',
  off: 'No',
  none: 'None',
  notSet: 'Not set',
  statusValue: (code: number, state: string | undefined) => `Code ${code}${state === undefined ? '' : `, ${state}`}`,
  unlisted: 'Order or details',
  ofTarget: 'As here',
  ofSource: 'As in the source',
  configs: 'Configs',
  filter: 'Filter configs',
  set: (count: number) => `${count} set`,
  same: 'Same',
  differs: (count: number) => `Differs ${count}`,
  copy: 'Copy',
  copyOf: (name: string) => `Copy ${name}`,
  overwrite: 'Overwrite',
  toProjects: 'Copy to projects',
  title: 'Copy license configs to projects',
  projects: 'Projects',
  continue: 'Continue', // specified: COPY-18
  cancel: 'Cancel',
  close: 'Close',
  notPossible: 'Cannot be copied',
} as const
