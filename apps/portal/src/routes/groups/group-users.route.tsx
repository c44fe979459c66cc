import { GroupInfo } from './group-details.route'

export function Component() {
  return <GroupInfo isAtUsers />
}
