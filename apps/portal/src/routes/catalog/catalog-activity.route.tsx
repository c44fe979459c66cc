import { catalogLabels } from '@sitewright/domain/catalog/screen-messages'
import { createActivityRoute } from '../../shell/activity-tab'
import { useOpenedEntry } from './use-opened-entry'

export const { handle, Component } = createActivityRoute(function useSubject() {
  const { kind, entry } = useOpenedEntry()
  return [kind, entry.id, catalogLabels[kind].one]
})
