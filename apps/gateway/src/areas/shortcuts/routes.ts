import type { shortcuts } from '@sitewright/api-client/contract/shortcuts'
import type { Database } from '../../db/database'
import type { AreaHandlers } from '../../http/handler'
import { ofLicense } from '../licenses/of-license'
import { replyWithShortcuts } from './present'
import { removeShortcut, saveShortcuts } from './save'

export const shortcutHandlers = (db: Database): AreaHandlers<typeof shortcuts> => ({
  list: { ...ofLicense(db), run: ({ actor, subject }) => replyWithShortcuts(db.orm, actor, subject.licenseId) },
  save: { ...ofLicense(db), run: (call) => db.transaction((tx) => saveShortcuts(tx, call)) },
  remove: { ...ofLicense(db), run: (call) => db.transaction((tx) => removeShortcut(tx, call)) },
})
