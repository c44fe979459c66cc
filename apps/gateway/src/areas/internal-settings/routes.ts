import type { internalSettings } from '@sitewright/api-client/contract/internal-settings'
import type { Database } from '../../db/database'
import type { AreaHandlers } from '../../http/handler'
import { narrow } from '../licenses/narrow'
import { replyWithSettings, saveSettings } from './save'

export const internalSettingsHandlers = (db: Database): AreaHandlers<typeof internalSettings> => ({
  read: {
    run: async ({ actor, params }) => {
      await narrow(db.orm, actor, params.licenseId)
      return replyWithSettings(db.orm, params.licenseId)
    },
  },
  save: { run: (call) => db.transaction((tx) => saveSettings(tx, call)) },
})
