import { Outlet, useParams } from 'react-router-dom'
import { SplitPage } from '@sitewright/ui/features/patterns/SplitPage'
import { parseId } from '../../shell/page/parse-id'
import { ImportList } from './import-list.part'

/** The list of import systems, and beside it the one that is open. */
export function Component() {
  const { configId } = useParams()
  return (
    <SplitPage
      layout="form"
      isOpen={configId !== undefined}
      list={<ImportList openId={configId === undefined ? undefined : parseId(configId)} />}
    >
      <Outlet />
    </SplitPage>
  )
}
