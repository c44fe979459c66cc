import { JsonPanel } from '@sitewright/ui/json-panel'

const REPLY = '{"project":{"id":12,"name":"Tank Farm Revamp","isActive":true},"roles":["Viewer","Editor"]}'

export function Example() {
  return <JsonPanel label="Reply of the server" json={REPLY} />
}
