import { Skeleton } from '../../skeleton/Skeleton'
import { Stack } from './SignInSheet.styles'

/** The shape of the form while the session is checked. The caller adds the words. */
export function CheckingForm() {
  const height = 'var(--sw-control-large)'
  return (
    <Stack>
      {['name', 'password'].map((field) => (
        <div key={field}>
          <Skeleton width={72} />
          <Skeleton shape="box" width="100%" style={{ height, marginBlockStart: 4 }} />
        </div>
      ))}
      <Skeleton shape="box" width="100%" style={{ height }} />
    </Stack>
  )
}
