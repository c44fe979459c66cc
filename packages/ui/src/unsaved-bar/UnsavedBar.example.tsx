import { TextField } from '@sitewright/ui/text-field'
import { UnsavedBar } from '@sitewright/ui/unsaved-bar'
import { useState } from 'react'

export function Example() {
  const [saved, setSaved] = useState('Night Shift')
  const [name, setName] = useState(saved)
  return (
    <form
      id="group-form"
      onSubmit={(event) => {
        event.preventDefault()
        setSaved(name)
      }}
    >
      <TextField label="Name" value={name} onChange={setName} />
      {name !== saved && (
        <UnsavedBar
          changes={[{ id: 'name', label: 'Name' }]}
          state="unsaved"
          formId="group-form"
          onDiscard={() => setName(saved)}
        />
      )}
    </form>
  )
}
