import { Link } from '../../link/Link'
import { Highlight } from './Highlight'
import type { RowLink } from './ListPage'

/** What the columns of a searched list depend on. */
export interface ColumnOptions<Row> {
  rowLink: (row: Row) => RowLink
  /** The search text, which the cells mark. */
  search: string
}

/** Props of RowName. */
export interface RowNameProps extends Pick<ColumnOptions<never>, 'search'> {
  link: RowLink
  name: string
}

/** The name of a row as the link to its page, with what the search matches marked. */
export const RowName = ({ link, name, search }: RowNameProps) => (
  <Link {...link}>
    <Highlight text={name} search={search} />
  </Link>
)
