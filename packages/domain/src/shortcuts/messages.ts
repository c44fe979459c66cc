import { pageTitles } from '../shared/page-titles'

/** Texts of the shortcuts of a license. (Identity specification §4, §8.) */
export const shortcutMessages = {
  loadFailed: 'Failed load shortcuts.', // specified: ERR-87
  saveFailed: 'Failed save shortcuts.', // specified: ERR-88
  saved: 'Shortcuts updated.', // specified: ERR-89
  deleteFailed: 'Failed to delete shortcut.',
  conflict: 'Someone else changed these shortcuts while you were editing.',
  readOnly: (reason: string) => `You can view but not edit these shortcuts. ${reason}`,
  unknownType: 'Choose one of the dashboards.',
  listedTwice: 'This report is listed twice.',
  /** Of one that does not exist, or is inactive. */
  notFound: 'No such report.',
  chooseReport: 'Choose a report.',
  noneFound: 'No report matches this filter.',
  found: (count: number) => (count === 1 ? '1 report' : `${count.toLocaleString('en-US')} reports`),
  emptyBasic: 'No basic shortcuts yet. Add one to show it in the menu of this license.',
  emptyDashboard: 'No dashboard shortcuts yet. Add one to show it on a dashboard.',
  emptyUnassigned: 'Every report is a shortcut.',
  orderHelp:
    'Drag a shortcut, use its buttons, or press Alt+Up and Alt+Down. Save stores what you add and move. Deleting is immediate.',
  deleteTitle: (name: string) => `Delete the shortcut to ${name}?`,
  deleteText: 'It is deleted immediately. The report itself stays, and you can add the shortcut again.',
  deleted: (name: string) => `Deleted the shortcut to ${name}.`,
  moved: (name: string, place: number, count: number) => `${name} is now ${place} of ${count}.`,
  atTop: (name: string) => `${name} is already first.`,
  atEnd: (name: string) => `${name} is already last.`,
  dragged: (name: string) => `Picked up ${name}.`,
  dragCanceled: (name: string) => `Canceled. ${name} stays in its place.`,
  addedUnsaved: (name: string) => `Added ${name}. Save to keep it.`,
} as const

export const shortcutLabels = {
  tab: pageTitles.shortcuts,
  one: 'shortcut',
  many: 'shortcuts',
  basic: 'Basic shortcuts',
  dashboard: 'Dashboard shortcuts',
  unassigned: 'Unassigned reports',
  report: 'Report',
  type: 'Dashboard',
  order: 'Order of basic shortcuts',
  /** The choice that makes a basic shortcut (SET-31), also in unsaved changes and conflicts. */
  noType: 'None (basic shortcut)',
  add: 'Add shortcut',
  addReport: (name: string) => `Add ${name} as a shortcut`,
  addTitle: 'Add a shortcut',
  addConfirm: 'Add',
  cancel: 'Cancel',
  filterReports: 'Filter reports',
  moveUp: (name: string) => `Move ${name} up`,
  moveDown: (name: string) => `Move ${name} down`,
  delete: (name: string) => `Delete the shortcut to ${name}`,
  confirmDelete: 'Delete',
  inactive: 'Inactive',
  unsaved: 'Not saved yet',
  save: 'Save shortcuts',
} as const

/** Names of the dashboards, for people. */
export const dashboardNames = {
  needs: 'Needs',
  forecast: 'Forecast',
  orders: 'Orders',
  shipments: 'Shipments',
  delivery: 'Delivery',
  receipts: 'Receipts',
  uosds: 'UOSDs',
  storage: 'Storage',
  inventory: 'Inventory',
  transfers: 'Transfers',
  request: 'Request',
  issuing: 'Issuing',
  picks: 'Picks',
  returns: 'Returns',
  preservation: 'Preservation',
  cableschedule: 'Cable schedule',
  sensors: 'Sensors',
  tools: 'Tools',
} as const
