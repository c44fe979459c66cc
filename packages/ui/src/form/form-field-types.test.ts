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

/** The three components, as a call would infer their types. The compiler checks this file, and nothing here renders. */
declare const select: typeof FormSelect
declare const radioGroup: typeof FormRadioGroup
declare const checkboxGroup: typeof FormCheckboxGroup

const label = 'Role'
const viewer = { value: 'viewer', label: 'Viewer' } as const
const owner = { value: 'owner', label: 'Owner' } as const

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

  it('reject a wrong path and a wrong value', () => {
    // Never called: only the compiler reads it.
    const refused = () => [
      select<User, Role>({ name: 'role', label, options: [viewer] }),
      radioGroup<User, Role>({ name: 'role', label, options: [viewer] }),
      checkboxGroup<User, Role>({ name: 'role', label, options: [viewer] }),
      // @ts-expect-error -- a path that the form lacks
      select<User, Role>({ name: 'rolle', label, options: [viewer] }),
      // @ts-expect-error -- a path that the form lacks
      radioGroup<User, Role>({ name: 'address.town', label, options: [viewer] }),
      // @ts-expect-error -- a path that the form lacks
      checkboxGroup<User, Role>({ name: 'rolle', label, options: [viewer] }),
      // @ts-expect-error -- a value that is not one of the type
      select<User, Role>({ name: 'role', label, options: [owner] }),
      // @ts-expect-error -- a value that is not one of the type
      radioGroup<User, Role>({ name: 'role', label, options: [owner] }),
      // @ts-expect-error -- a value that is not one of the type
      checkboxGroup<User, Role>({ name: 'role', label, options: [owner] }),
      // @ts-expect-error -- a placeholder needs a type with the value ''
      select<User, Role>({ name: 'role', label, options: [viewer], placeholder: 'Select a role' }),
      select<User, Role | ''>({ name: 'role', label, options: [viewer], placeholder: 'Select a role' }),
    ]
    expectTypeOf(refused).returns.items.not.toBeAny()
  })
})
