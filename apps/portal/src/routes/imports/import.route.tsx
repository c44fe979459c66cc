import { withParam } from '../../shell/layout'
import { parseId } from '../../shell/parse-id'
import { ImportPage } from './import-page.part'

export const Component = withParam('configId', ({ param }) => <ImportPage configId={parseId(param)} />)
