import { expect, it } from 'vitest'
import { ConfigInput, MAX_CONFIG_PARAMETERS } from './input'
import { configMessages } from './messages'

const parameters = (length: number) => Array.from({ length }, (_, index) => ({ name: `${index}` }))
const configOf = (...lengths: number[]) => ({
  name: 'ResourceProperties',
  projectId: 1,
  data: { configs: lengths.map((length) => ({ property: 'P', parameters: parameters(length) })) },
})

it('limits the parameters of all entries of a config together', () => {
  expect(ConfigInput.safeParse(configOf(MAX_CONFIG_PARAMETERS - 1, 1)).success).toBe(true)
  const { error } = ConfigInput.safeParse(configOf(MAX_CONFIG_PARAMETERS, 1))
  expect(error?.issues).toMatchObject([
    { path: ['data', 'configs'], message: configMessages.tooManyParameters(MAX_CONFIG_PARAMETERS) },
  ])
})
