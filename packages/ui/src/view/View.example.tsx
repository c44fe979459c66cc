import { Skeleton } from '@sitewright/ui/skeleton'
import { View } from '@sitewright/ui/view'
import { failed, loading, ready, type View as ViewState } from '@sitewright/ui/view-state'
import { useState } from 'react'

const USERS = ['adaeze.okafor', 'mei.kwan']
const PROBLEM = { message: 'The server did not answer.' }

export function Example() {
  const load = async () => {
    setView(loading())
    await new Promise((resolve) => setTimeout(resolve, 1000))
    setView(ready(USERS))
  }
  const [view, setView] = useState<ViewState<string[]>>(() => failed(PROBLEM, load))
  return (
    <View view={view} layout="region" failedTitle="Failed to fetch users." loading={<Skeleton width={112} />}>
      {(users) => (
        <ul>
          {users.map((user) => (
            <li key={user}>{user}</li>
          ))}
        </ul>
      )}
    </View>
  )
}
