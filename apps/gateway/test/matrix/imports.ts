import type { Client } from '@sitewright/api-client/client'
import type { Cases } from './case'

const read = (username: string) => (client: Client) => client.imports.ofUser({ params: { username } })
const save = (username: string) => (client: Client) => client.imports.saveOfUser({ params: { username }, body: [] })

export const importCases = {
  'imports.ofUser': {
    'of license 1': { call: read('agnes.lindqvist'), answers: [401, 403, 200, 200, 200, 404, 200] },
    'of license 2': { call: read('chloe.nakamura'), answers: [401, 403, 404, 404, 404, 200, 200] },
    'that does not exist': { call: read('nobody'), answers: [401, 403, 404, 404, 404, 404, 404] },
    'who has no role': { call: read('no.roles'), answers: [401, 200, 200, 200, 200, 404, 200] },
  },
  'imports.saveOfUser': {
    'of license 1': { call: save('agnes.lindqvist'), answers: [401, 403, 403, 403, 200, 404, 200] },
    'of license 2': { call: save('chloe.nakamura'), answers: [401, 403, 403, 403, 404, 200, 200] },
    'that does not exist': { call: save('nobody'), answers: [401, 403, 403, 403, 404, 404, 404] },
    'who has no role': { call: save('no.roles'), answers: [401, 403, 403, 403, 200, 404, 200] },
  },
} satisfies Cases<'imports'>
