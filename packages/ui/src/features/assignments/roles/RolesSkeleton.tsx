import { Skeleton } from '../../../skeleton/Skeleton'
import { token } from '../../../tokens/tokens'
import { Columns, Grid, Group, GroupHead, Groups, Index, Toolbar } from './RolesTab.styles'

/** As high as a checkbox in its line. */
const LINE = { display: 'flex', alignItems: 'center', minHeight: '1.75rem' }

/** Lines of the index, in percent of its width. */
const INDEX = [48, 28, 44, 42, 52, 56, 46, 68]

/** The tab while it loads: its toolbar, the index and the first groups. */
export function RolesSkeleton() {
  return (
    <div aria-hidden="true">
      <Toolbar>
        <div data-part="search">
          <Skeleton shape="box" width="100%" style={{ height: token('control') }} />
        </div>
        <Skeleton shape="box" width={208} style={{ height: token('control') }} />
        <Skeleton width={240} />
      </Toolbar>
      <Columns>
        <Index>
          <ul>
            {INDEX.map((width) => (
              <li key={width} style={{ ...LINE, minHeight: token('control') }}>
                <Skeleton width={`${width}%`} style={{ marginInline: token('space-2') }} />
              </li>
            ))}
          </ul>
        </Index>
        <Groups>
          {[24, 3, 5].map((count) => (
            <Group as="div" key={count}>
              <GroupHead>
                <Skeleton width={128} />
              </GroupHead>
              <Grid as="div">
                {Array.from({ length: count }, (_, place) => (
                  <div key={place} style={LINE}>
                    <Skeleton width={`${50 + ((place * 17) % 35)}%`} />
                  </div>
                ))}
              </Grid>
            </Group>
          ))}
        </Groups>
      </Columns>
    </div>
  )
}
