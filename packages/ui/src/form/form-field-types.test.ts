import { describe, expectTypeOf, it } from 'vitest'
import type { FieldOption } from '../field/field-option'
import type { SelectOption } from '../select/Select'
import type { FormCheckboxGroup, FormCheckboxGroupProps } from './FormCheckboxGroup'
import type { FormRadioGroup, FormRadioGroupProps } from './FormRadioGroup'
import type { FormSelect, FormSelectProps } from './FormSelect'

type Role = 'viewer' | 'editor'

interface User {
  role: Role
  address: { city: string }
}

type UserPath = 'role' | 'address' | 'address.city'
type FirstProps<Field extends (props: never) => unknown> = Parameters<Field>[0]

describe('the types of fields of a form with options', () => {
  it('keep the type of the values in the options', () => {
    expectTypeOf<FirstProps<typeof FormSelect<User, Role>>['options']>().toEqualTypeOf<readonly SelectOption<Role>[]>()
    expectTypeOf<FirstProps<typeof FormRadioGroup<User, Role>>['options']>().toEqualTypeOf<
      readonly FieldOption<Role>[]
    >()
    expectTypeOf<FirstProps<typeof FormCheckboxGroup<User, Role>>['options']>().toEqualTypeOf<
      readonly FieldOption<Role>[]
    >()
  })

  it('limit the name to the paths of the form', () => {
    expectTypeOf<FormSelectProps<User>['name']>().toEqualTypeOf<UserPath>()
    expectTypeOf<FormRadioGroupProps<User>['name']>().toEqualTypeOf<UserPath>()
    expectTypeOf<FormCheckboxGroupProps<User>['name']>().toEqualTypeOf<UserPath>()
  })

  it('accept any name without the type of the form', () => {
    expectTypeOf<FormSelectProps['name']>().toEqualTypeOf<string>()
    expectTypeOf<FormRadioGroupProps['name']>().toEqualTypeOf<string>()
    expectTypeOf<FormCheckboxGroupProps['name']>().toEqualTypeOf<string>()
  })

  it('leave to the form what it sets', () => {
    type Controlled = 'value' | 'defaultValue' | 'onChange' | 'onBlur' | 'error' | 'ref'
    expectTypeOf<Extract<keyof FormSelectProps<User, Role>, Controlled>>().toEqualTypeOf<never>()
    expectTypeOf<Extract<keyof FormRadioGroupProps<User, Role>, Controlled>>().toEqualTypeOf<never>()
    expectTypeOf<Extract<keyof FormCheckboxGroupProps<User, Role>, Controlled>>().toEqualTypeOf<never>()
  })

  it('reject a path that the form lacks, and a value that is not one of the type', () => {
    type Owner = { value: 'owner'; label: string }
    expectTypeOf<'rolle'>().not.toExtend<FormSelectProps<User, Role>['name']>()
    expectTypeOf<'address.town'>().not.toExtend<FormRadioGroupProps<User, Role>['name']>()
    expectTypeOf<'rolle'>().not.toExtend<FormCheckboxGroupProps<User, Role>['name']>()
    expectTypeOf<Owner>().not.toExtend<FormSelectProps<User, Role>['options'][number]>()
    expectTypeOf<Owner>().not.toExtend<FormRadioGroupProps<User, Role>['options'][number]>()
    expectTypeOf<Owner>().not.toExtend<FormCheckboxGroupProps<User, Role>['options'][number]>()
  })

  it('accept a placeholder only where the values include the empty text', () => {
    expectTypeOf<FormSelectProps<User, Role>['placeholder']>().toEqualTypeOf<undefined>()
    expectTypeOf<FormSelectProps<User, Role | ''>['placeholder']>().toEqualTypeOf<string | undefined>()
  })
})
