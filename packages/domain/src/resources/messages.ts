/** Every text of resource types. (Operations specification §8.) */
export const resourceTypeMessages = {
  fetchFailed: 'Failed to fetch resource types.', // specified: MSG-21
} as const

/** Labels of the field that chooses resource types. */
export const resourceTypeLabels = {
  all: 'All types',
  chosen: 'Selected resource types',
  /** In place of the types that the field does not show (RES-21). */
  hidden: (count: number) => `+${count}`,
} as const

/** Texts of resource properties. (Operations specification §5, §8.) */
export const propertyMessages = {
  nameBlank: 'Property names cannot be blank.', // specified: RES-09
  selectionMissing: 'Properties with restricted selection must have selections to choose from.', // specified: RES-10
  notUnique: 'Property names must be unique.', // specified: RES-15
  selectionTooLong: (limit: number) => `Use ${limit} characters or fewer for each selection.`,
  alsoInType: (type: string, name: string, row: number) => `${type} also has ${name} in row ${row}.`,
  alsoWithoutTypes: (row: number) => `Row ${row} has the same name and no resource types either.`,
  invalid: 'Correct the marked properties.',
  exists: 'This project already has a Resource Properties config.',
  existsOfLicense: 'This license already has a Resource Properties config.',
  none: 'This project has no resource properties',
  noneOfLicense: 'This license has no resource properties',
  noneHelp: 'Add a Resource Properties config to define which values users enter for each resource type.',
  empty: 'No properties yet. Add the first one.',
  noMatch: 'No property matches this filter.',
  readOnly: (reason: string) => `You can view these properties but not change them. ${reason}`,
  conflict: 'Someone else changed these properties while you were editing.',
  count: (count: number) => (count === 1 ? '1 property' : `${count} properties`),
  found: (found: number, all: number) => `${found} of ${all} properties`,
  added: (row: number) => `Property ${row} added.`,
  deleteTitle: 'Delete the Resource Properties config?',
  deleteText: (count: number) =>
    count === 1
      ? 'Its property is deleted. You cannot undo this.'
      : `Its ${count} properties are deleted. You cannot undo this.`,
  elevatedHelp: 'Only users with elevated rights can change the value.',
  editableHelp: 'Users can change the value at any time.',
} as const

/** Labels of resource properties. */
export const propertyLabels = {
  caption: 'Resource properties',
  add: 'Add Resource Properties Config', // specified: RES-02
  addProperty: 'Add property',
  delete: 'DELETE',
  save: 'SAVE',
  confirmDelete: 'Delete config',
  search: 'Search properties',
  filterType: 'Resource Type',
  place: '#',
  name: 'Name',
  type: 'Type',
  value: 'Default Value or Selection',
  /** The two parts of that column, in unsaved changes and conflicts. */
  defaultValue: 'Default value',
  selection: 'Selection',
  resourceTypes: 'Resource Types',
  requiresElevated: 'Requires Elevated',
  alwaysEditable: 'Always Editable',
  noDefault: 'No default value',
  addSelection: 'Add',
  unnamed: (row: number) => `property ${row}`,
  nameOf: (row: number) => `Name of property ${row}`,
  typeOf: (name: string) => `Type of ${name}`,
  defaultOf: (name: string) => `Default value of ${name}`,
  selectionOf: (name: string) => `Selection of ${name}`,
  resourceTypesOf: (name: string) => `Resource types of ${name}`,
  elevatedOf: (name: string) => `${name} requires elevated`,
  editableOf: (name: string) => `${name} is always editable`,
  rowOf: (name: string, row: number) => `${name}, row ${row}`,
  removeOf: (name: string) => `Delete ${name}`,
  types: { default: 'Default', selection: 'Selection' },
} as const
