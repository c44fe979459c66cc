/** Texts about the projects of a workflow. (Operations specification §4, §8.) */
export const projectChoiceMessages = {
  /** Title of the popover with the reasons (WF-66). */
  cannotRemove: 'Cannot Remove', // specified: WF-66
  geoTrigger: 'Item(s) has Geo location trigger. Please remove that to add more projects', // specified: WF-68
  lastProject: 'Item(s) has equipment status set, so the final project cannot be removed.', // specified: WF-69
  otherStatuses: 'The equipment statuses of this project differ from those of the first selected project.',
  checking: 'Checking whether this project can be added or removed.',
  multipleProjects: 'Multiple Projects', // specified: WF-06
  noAccess: 'No project access to view workflow. Please assign project first', // specified: WF-31
} as const
