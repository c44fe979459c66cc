import { describe, expect, it } from 'vitest'
import { describeActor, findMetSave, subjectOfActor } from './actors'
import { groupByDay, nearDay } from './days'
import { labelOfField, thingOf } from './fields'
import { actionSentences, activityMessages } from './messages'
import type { ActivityChange, ActivityEntry, ActivityItems, ActivityValue } from './model'
import { describeEntry } from './rules'

const UTC = { timeZone: 'UTC' }
const LABELS = {
  user: {
    phoneNumber: 'Phone',
    twoFactorEnabled: 'Two Factor Authentication',
    position: 'Position',
    firstName: 'First Name',
    licenseId: 'License Id',
  },
  'API key': { isActive: 'Active' },
}
const AT = Date.UTC(2026, 10, 18, 9, 41)

const entry = (over: Partial<ActivityEntry> = {}): ActivityEntry => ({
  activityId: 1,
  at: AT,
  action: 'users.save',
  subject: { kind: 'user', id: '7', name: 'jo' },
  actor: { kind: 'nobody' },
  changes: [],
  ...over,
})
const items = (...names: string[]): ActivityItems => ({ count: names.length, items: names.map((name) => ({ name })) })
const field = (name: string, before: ActivityChange['before'], after: ActivityChange['after']): ActivityChange => ({
  field: name,
  ...(before !== undefined && { before }),
  ...(after !== undefined && { after }),
})

describe('the title of an entry', () => {
  it.each<[string, Partial<ActivityEntry>]>([
    ['Signed in', { action: 'session.login' }],
    ['Failed to sign in as jo', { action: 'session.login.refused' }],
    ['Reset the password of jo and emailed a temporary one', { action: 'passwords.autoReset' }],
    ['Created jo', { action: 'users.create', changes: [field('firstName', undefined, 'Jo')] }],
    ['Locked jo', { changes: [field('isLockedOut', false, true), field('lastLockedOutDate', null, AT)] }],
    ['Unlocked jo', { changes: [field('isLockedOut', true, false)] }],
    ['Deactivated and locked jo', { changes: [field('isApproved', true, false), field('isLockedOut', false, true)] }],
    [
      'Activated jo and changed 2 details',
      { changes: [field('isApproved', false, true), field('phoneNumber', '1', '2'), field('email', 'a', 'b')] },
    ],
    [
      'Deactivated API key 3',
      { action: 'apiKeys.save', subject: { kind: 'api-key', id: '3' }, changes: [field('isActive', true, false)] },
    ],
    ['Changed 1 detail of jo', { changes: [field('phoneNumber', '1', '2')] }],
    ['Assigned 2 roles to jo', { action: 'users.saveRoles', changes: [{ field: 'roles', added: items('A', 'B') }] }],
    [
      'Removed 1 project from jo',
      { action: 'users.saveProjects', changes: [{ field: 'projects', removed: items('A') }] },
    ],
    [
      'Changed 3 roles of jo',
      { action: 'users.saveRoles', changes: [{ field: 'roles', added: items('A', 'B'), removed: items('C') }] },
    ],
    [
      'Removed 1 product license from jo',
      {
        action: 'users.saveAddOns',
        changes: [
          { field: 'roles', removed: items('A') },
          { field: 'addOns', removed: items('B') },
        ],
      },
    ],
    [
      'Added 1 user to user group Night Shift',
      {
        action: 'groups.assign',
        subject: { kind: 'user-group', id: '4', name: 'Night Shift' },
        changes: [{ field: 'users', added: items('jo') }],
      },
    ],
    ['Enabled 1 import for jo', { action: 'imports.saveOfUser', changes: [{ field: 'imports', added: items('jo') }] }],
    [
      'Tried “users.save” without permission',
      { action: 'users.save.refused', subject: { kind: 'call', id: 'users.save' } },
    ],
    [
      'Tried “session.prove” without permission',
      { action: 'session.prove.refused', subject: { kind: 'call', id: 'session.prove' } },
    ],
    [
      'Assigned 2 roles to jo through user group Night Shift',
      {
        action: 'groups.saveRoles',
        changes: [
          { field: 'roles', added: items('A', 'B') },
          { field: 'throughGroup', added: items('Night Shift') },
        ],
      },
    ],
    [
      'Changed the limits of product licenses of license 1 · Northgate',
      {
        action: 'licenses.saveAddOns',
        subject: { kind: 'license', id: '1', name: '1 · Northgate' },
        changes: [{ field: 'addOnLimits', added: items('Construction: 36'), removed: items('Construction: 40') }],
      },
    ],
    ['Added jo to 1 user group', { action: 'groups.assign', changes: [{ field: 'userGroups', added: items('A') }] }],
    [
      'Removed jo from 2 user groups',
      { action: 'groups.unassign', changes: [{ field: 'userGroups', removed: items('A', 'B') }] },
    ],
    ['Failed to sign in as an unknown user', { action: 'session.login.refused', subject: undefined }],
    [
      'Renamed site North',
      {
        action: 'sites.saveTrees',
        subject: { kind: 'site', id: '2', name: 'North' },
        changes: [field('name', 'South', 'North')],
      },
    ],
    [
      'Created site Gate',
      {
        action: 'sites.saveTrees',
        subject: { kind: 'site', id: '2', name: 'Gate' },
        changes: [field('name', undefined, 'Gate')],
      },
    ],
    [
      'Changed the hierarchy of site Depot',
      {
        action: 'sites.saveTrees',
        subject: { kind: 'site', id: '2', name: 'Depot' },
        changes: [{ field: 'renamedSites', added: items('A → B') }],
      },
    ],
    [
      'Changed config Statuses of project 12 · Refinery',
      {
        action: 'configs.save',
        subject: { kind: 'project', id: '12', name: '12 · Refinery' },
        changes: [field('config', undefined, 'Statuses')],
      },
    ],
    [
      'Made a call with an unknown API key from 192.0.2.7 and was refused',
      { action: 'apiKeys.use.refused', subject: { kind: 'network', id: '192.0.2.7' } },
    ],
    [
      'Downloaded users.csv',
      {
        action: 'jobs.file',
        subject: { kind: 'job', id: '3' },
        changes: [field('job', undefined, 'users.export'), field('fileName', undefined, 'users.csv')],
      },
    ],
    [
      'Canceled an export of users',
      {
        action: 'jobs.cancel',
        subject: { kind: 'job', id: '3' },
        changes: [field('job', undefined, 'users.export')],
      },
    ],
    ['Started an export of users', { action: 'users.export', subject: { kind: 'call', id: 'users.export' } }],
    ['Did “boats.sink” with jo', { action: 'boats.sink' }],
  ])('is %s', (title, over) => {
    expect(describeEntry(entry(over), LABELS, UTC).title).toBe(title)
  })

  it('is a sentence without a full stop for every call that has a fixed one', () => {
    for (const sentence of Object.values(actionSentences)) expect(sentence).toMatch(/^[A-Z].*[^.]$/)
  })
})

describe('the changes of an entry', () => {
  it('have the labels of the form, with the value before and after', () => {
    const changes = [
      field('phoneNumber', '1', '2'),
      field('twoFactorEnabled', false, true),
      field('position', 'Rigger', ''),
    ]
    expect(describeEntry(entry({ changes }), LABELS, UTC).lines).toEqual([
      { field: 'phoneNumber', label: 'Phone', before: '1', after: '2' },
      { field: 'twoFactorEnabled', label: 'Two Factor Authentication', before: 'No', after: 'Yes' },
      { field: 'position', label: 'Position', before: 'Rigger', after: 'empty' },
    ])
  })

  it('of a creation are its values alone, without those that were left empty', () => {
    const changes = [
      field('firstName', undefined, 'Jo'),
      field('comment', undefined, ''),
      field('isSsoUser', undefined, false),
    ]
    expect(describeEntry(entry({ action: 'users.create', changes }), LABELS).lines).toEqual([
      { field: 'firstName', label: 'First Name', after: 'Jo' },
    ])
  })

  it('of a license have its expiry day in UTC, in every time zone the same [LIC-78]', () => {
    const changes = [field('expiryDate', Date.UTC(2026, 11, 18, 23, 59, 59, 999), null)]
    const subject = { kind: 'license', id: '1' }
    for (const timeZone of ['Pacific/Kiritimati', 'Pacific/Pago_Pago']) {
      expect(describeEntry(entry({ action: 'licenses.save', subject, changes }), LABELS, { timeZone }).lines).toEqual([
        { field: 'expiryDate', label: 'Expiry date', before: 'Friday Dec 18, 2026', after: 'empty' },
      ])
    }
  })

  it('of two values that read the same have both exactly [LIC-88]', () => {
    const from = Date.UTC(2026, 11, 26, 14, 30, 34, 324)
    const lineOf = (name: string, before: ActivityValue, after: ActivityValue) =>
      describeEntry(entry({ action: 'licenses.save', changes: [field(name, before, after)] }), LABELS, UTC).lines[0]
    expect(lineOf('expiryDate', from, Date.UTC(2026, 11, 26, 23, 59, 59, 999))).toMatchObject({
      before: '2026-12-26 14:30:34.324 UTC',
      after: '2026-12-26 23:59:59.999 UTC',
    })
    expect(lineOf('company', null, '')).toMatchObject({ before: 'empty', after: '""' })
  })

  it('of a site have its location as coordinates, latitude first, and any other text as it is', () => {
    const point = '{"type":"Point","coordinates":[-113.49,53.54]}'
    const polygon =
      '{"type":"Polygon","coordinates":[[[-113.49,53.54],[-113.48,53.54],[-113.48,53.53],[-113.49,53.54]]]}'
    const subject = { kind: 'site', id: '1' }
    const linesOf = (before: string, after: string | null) =>
      describeEntry(entry({ action: 'sites.save', subject, changes: [field('location', before, after)] }), LABELS).lines
    expect(linesOf(point, polygon)).toEqual([
      {
        field: 'location',
        label: 'Location',
        before: 'Point: 53.54, -113.49',
        after: 'Polygon, 3 points: 53.54, -113.49; 53.54, -113.48; 53.53, -113.48',
      },
    ])
    for (const text of ['Polygon, 2,345 characters of GeoJSON', '{"type":"Polygon","coordinates":[]}', '{'])
      expect(linesOf(text, null)).toEqual([{ field: 'location', label: 'Location', before: text, after: 'empty' }])
  })

  it.each([
    ['sites.archive', true, 'No', 'Yes'],
    ['sites.unarchive', false, 'Yes', 'No'],
    ['sites.restore', false, 'Yes', 'No'],
  ])('of %s say whether the site is archived, as a workflow does', (action, wasActive, before, after) => {
    const changes = [field('isActive', wasActive, !wasActive), field('siteCount', undefined, 3)]
    expect(describeEntry(entry({ action, subject: { kind: 'site', id: '1' }, changes }), LABELS)).toMatchObject({
      kind: 'sites',
      isAlarming: false,
      lines: [
        { field: 'isDecommissioned', label: 'Archived', before, after },
        { field: 'siteCount', label: 'Sites', after: '3' },
      ],
    })
    const ofWorkflow = [field('isDecommissioned', !wasActive, wasActive)]
    expect(describeEntry(entry({ subject: { kind: 'workflow', id: '1' }, changes: ofWorkflow }), LABELS).lines).toEqual(
      [{ field: 'isDecommissioned', label: 'Archived', before, after }],
    )
  })

  it('name the old and the new license', () => {
    const changes = [{ field: 'licenseId', added: items('2 · Harbour Works'), removed: items('1 · Northgate') }]
    expect(describeEntry(entry({ changes }), LABELS).lines).toEqual([
      { field: 'licenseId', label: 'License Id', before: '1 · Northgate', after: '2 · Harbour Works' },
    ])
  })

  it('say of things without a name that they are deleted, or not for this reader, and count those beyond the list', () => {
    const added = { count: 52, items: [{ name: 'A' }, { id: 12 }, {}] }
    const [list] = describeEntry(entry({ changes: [{ field: 'projects', added }] }), LABELS).lists
    expect(list).toMatchObject({
      added: ['A', 'Deleted project 12', 'Project of another license, or deleted'],
      more: 49,
    })
  })

  it('say how many roles went with a product license', () => {
    const changes = [
      { field: 'addOns', removed: items('A') },
      { field: 'roles', removed: items('B', 'C') },
    ]
    expect(describeEntry(entry({ action: 'users.saveAddOns', changes }), LABELS)).toMatchObject({
      kind: 'addOns',
      note: '2 roles were removed with it.',
    })
  })

  it('of a refused call are the call and the reason', () => {
    const refusal = entry({
      action: 'users.save.refused',
      subject: { kind: 'call', id: 'users.save' },
      changes: [field('reason', undefined, 'You need a role.')],
    })
    expect(describeEntry(refusal, LABELS)).toMatchObject({
      kind: 'refused',
      isAlarming: true,
      lines: [{ label: 'Reason', after: 'You need a role.' }],
    })
  })
})

describe('an entry', () => {
  it.each<[boolean, Partial<ActivityEntry>]>([
    [true, { action: 'session.login.refused' }],
    [true, { changes: [field('isLockedOut', false, true)] }],
    [false, { changes: [field('isLockedOut', true, false)] }],
    [false, { action: 'session.login' }],
  ])('is alarming: %s', (isAlarming, over) => {
    expect(describeEntry(entry(over), LABELS).isAlarming).toBe(isAlarming)
  })

  it.each([
    ['user', 'user'],
    ['user-group', 'user group'],
    ['api-key', 'API key'],
    [undefined, 'user'],
  ])('about %s is about a %s', (kind, thing) => {
    expect(thingOf(kind)).toBe(thing)
  })
})

describe('the label of a field', () => {
  it('is that of the form, and spelled out for a field that no form has', () => {
    expect(labelOfField('isActive', 'API key', LABELS)).toBe('Active')
    expect(labelOfField('copyOf', 'user', LABELS)).toBe('Copy of')
    expect(labelOfField('dockNumber', 'user group', LABELS)).toBe('Dock number')
    expect(labelOfField('constructor', 'user', LABELS)).toBe('Constructor')
  })
})

it('says of a renamed site that it was changed, and not added', () => {
  const { lists } = describeEntry(
    entry({
      action: 'sites.saveTrees',
      subject: { kind: 'site', id: '1', name: 'Root' },
      changes: [
        { field: 'renamedSites', added: items('South → North') },
        { field: 'siteNames', added: items('Bin') },
      ],
    }),
    LABELS,
  )
  expect(lists.map(({ changed, added }) => [changed, added])).toEqual([
    [['South → North'], []],
    [[], ['Bin']],
  ])
})

describe('a value', () => {
  const lineOf = (change: ActivityChange, over: Partial<ActivityEntry> = {}) =>
    describeEntry(entry({ action: 'licenses.create', ...over, changes: [change] }), LABELS, UTC).lines[0]?.after

  it.each<[string, ActivityChange, Partial<ActivityEntry>, string]>([
    ['without a limit is unlimited', field('maxUsers', undefined, -1), {}, 'Unlimited'],
    ['that is a limit is a number', field('maxProjects', undefined, 5), {}, '5'],
    ['that is an owner is a name', { field: 'ownerId', added: items('jo') }, {}, 'jo'],
    [
      'of an entry from before ids of refused calls were numbers is the id',
      field('licenseId', undefined, '2'),
      { action: 'licenses.save.refused', subject: { kind: 'call', id: 'licenses.save' } },
      '2',
    ],
  ])('%s', (_, change, over, expected) => {
    expect(lineOf(change, over)).toBe(expected)
  })
})

describe('who did something', () => {
  it.each([
    [{ kind: 'user', userName: 'jo', fullName: 'Jo Doe' }, 'Jo Doe', 'jo'],
    [{ kind: 'user', userName: 'Me', fullName: 'My Self' }, 'You', 'Me'],
    [{ kind: 'user', userName: 'gone' }, 'gone', undefined],
    [{ kind: 'api-key', keyName: 'Sync', keyPrefix: 'ab12' }, 'Sync', 'API key ab12'],
    [{ kind: 'api-key', keyPrefix: 'ab12' }, 'ab12', 'API key ab12'],
    [{ kind: 'hidden' }, activityMessages.hiddenActor, undefined],
    [{ kind: 'nobody' }, activityMessages.nobody, undefined],
  ] as const)('%j is %s', (actor, name, detail) => {
    expect(describeActor(actor, 'me')).toEqual({ name, detail })
  })
})

it('knows the page of a user or an API key that did something and still exists', () => {
  const subjects = [
    { kind: 'user', id: 7, userName: 'jo', fullName: 'Jo Doe' },
    { kind: 'api-key', id: 3, keyName: 'Sync', keyPrefix: 'ab12' },
    { kind: 'user', userName: 'deleted' },
    { kind: 'hidden' },
    { kind: 'nobody' },
  ] as const
  expect(subjects.map(subjectOfActor)).toEqual([
    { kind: 'user', id: '7', name: 'jo' },
    { kind: 'api-key', id: '3', name: 'Sync' },
    undefined,
    undefined,
    undefined,
  ])
})

describe('the days', () => {
  it('group entries in their order, in the time zone of the reader', () => {
    const entries = [entry({ at: Date.UTC(2026, 10, 18, 0, 30) }), entry({ at: Date.UTC(2026, 10, 17, 23, 30) })]
    expect(groupByDay(entries, UTC).map(({ day }) => day)).toEqual(['Wednesday Nov 18, 2026', 'Tuesday Nov 17, 2026'])
    expect(groupByDay(entries, { timeZone: 'Asia/Tokyo' })).toHaveLength(1)
  })

  it('are called today and yesterday', () => {
    expect(nearDay('Wednesday Nov 18, 2026', AT, UTC)).toBe('Today')
    expect(nearDay('Tuesday Nov 17, 2026', AT, UTC)).toBe('Yesterday')
    expect(nearDay('Monday Nov 16, 2026', AT, UTC)).toBeUndefined()
  })
})

describe('the save that a conflict has met', () => {
  const by = (activityId: number, userName: string, replaced?: number | string, action = 'users.save') =>
    entry({ activityId, action, actor: { kind: 'user', userName }, ...(replaced !== undefined && { replaced }) })
  const find = (bases: readonly (number | string)[], ...entries: ActivityEntry[]) => {
    const met = findMetSave(entries, { actions: ['users.save'], bases, ownUserName: 'Me' })
    return met && [met.entry.activityId, met.isOwn]
  }

  it.each<[string, readonly (number | string)[], ActivityEntry[], unknown]>([
    [
      'is that of the last other person, though the current user saved after them',
      [3],
      [by(5, 'me', 4), by(4, 'jo', 3), by(3, 'al', 2)],
      [4, false],
    ],
    ['is that of the last of several other people', [3], [by(5, 'jo', 4), by(4, 'al', 3)], [5, false]],
    [
      'is the own one of another tab, though someone else had saved before the edit',
      [4],
      [by(5, 'me', 4), by(4, 'jo', 3)],
      [5, true],
    ],
    ['is found by the quoted tag of a list', ['"abc"'], [by(5, 'me', 'xyz'), by(4, 'jo', 'abc')], [4, false]],
    ['is found by one of the states that a save replaced', ['"def"'], [by(4, 'jo', 'abc.def')], [4, false]],
    ['is unknown where only an own save over another version is', [3], [by(5, 'me', 4)], undefined],
    ['is the newest one of another person where none names the version', [3], [by(5, 'jo', 4)], [5, false]],
    ['is found by one of several states', ['"abc.def"'], [by(5, 'me', 'xyz'), by(4, 'jo', 'def')], [4, false]],
    ['is not one of another call', [3], [by(5, 'al', undefined, 'session.login'), by(4, 'jo', 3)], [4, false]],
    [
      'is no entry that replaced no version, once the others say theirs',
      [3],
      [by(5, 'al'), by(4, 'jo', 3)],
      [4, false],
    ],
    ['is the newest where no entry says what it replaced', [3], [by(5, 'me'), by(4, 'jo')], [5, true]],
    ['is unknown without an entry', [3], [by(5, 'me', undefined, 'session.login')], undefined],
  ])('%s', (_, bases, entries, expected) => {
    expect(find(bases, ...entries)).toEqual(expected)
  })
})
