import { Skeleton } from '../../../skeleton/Skeleton'
import { Toolbar } from '../Configs.styles'

const ROWS = ['one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight'] as const
const COLUMNS = ['one', 'two', 'three', 'four', 'five'] as const

/** A matrix that is still loading. */
export const MatrixSkeleton = () => (
  <div aria-hidden="true">
    {ROWS.map((row) => (
      <Toolbar key={row}>
        <Skeleton width={176} />
        {COLUMNS.map((column) => (
          <Skeleton key={column} width={72} />
        ))}
      </Toolbar>
    ))}
  </div>
)
