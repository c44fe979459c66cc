import { withParam } from '../../shell/page/layout'
import { parseId } from '../../shell/page/parse-id'
import { ImportPage } from './import-page.part'

export const Component = withParam('configId', ({ param }) => <ImportPage configId={parseId(param)} />)
