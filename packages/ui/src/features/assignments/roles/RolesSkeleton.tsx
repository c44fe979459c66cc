import { Skeleton } from '../../../skeleton/Skeleton'
import { Grid, Group, GroupHead, Groups } from './RolesTab.styles'

/** Placeholder groups of roles that are loading. */
export function RolesSkeleton() {
  return (
    <Groups aria-hidden="true">
      {[15, 3, 8].map((count) => (
        <Group as="div" key={count}>
          <GroupHead>
            <Skeleton width={128} />
          </GroupHead>
          <Grid as="div">
            {Array.from({ length: count }, (_, place) => (
              <Skeleton key={place} width={`${50 + ((place * 17) % 35)}%`} />
            ))}
          </Grid>
        </Group>
      ))}
    </Groups>
  )
}
