import { GroupInfo, handle } from './group-details.route'

export { handle }

export function Component() {
  return <GroupInfo isAtUsers />
}
