import { DEFAULT_LABEL } from '@sitewright/domain/labels/config'
import { labelRequests } from '@sitewright/domain/labels/rules'
import type { Cases } from './case'

const [body] = labelRequests(DEFAULT_LABEL, [{ name: 'Bin 01-A' }], { isMobile: true })

export const labelCases = {
  'labels.create': {
    'of ZPL that cannot be printed': {
      call: (client) => {
        if (body === undefined) throw new Error('There is no request.')
        // The matrix makes many calls at once, and labels take turns.
        return client.labels.create({ query: { asBase64: true }, body: { ...body, Zpl: 'x' } })
      },
      answers: [401, 403, 200, 200, 200, 200, 200],
    },
  },
  'labels.check': {
    'of ZPL that cannot be printed': {
      call: (client) =>
        client.labels.check({ body: { Zpl: 'x', Dpmm: 8, Size: '4x2', Sites: [{ Name: 'Bin 01-A' }] } }),
      answers: [401, 403, 200, 200, 200, 200, 200],
    },
  },
  'labels.picture': {
    'of ZPL that cannot be printed': {
      call: (client) => client.labels.picture({ body: { Zpl: 'x', Dpmm: 8, Size: '4x2', Name: 'Bin 01-A' } }),
      answers: [401, 403, 200, 200, 200, 200, 200],
    },
  },
} satisfies Cases<'labels'>
