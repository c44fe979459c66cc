import { EmailTagInput } from '@sitewright/ui/email-tag-input'
import { useState } from 'react'

const COLLEAGUES = [
  { value: 'adaeze.okafor@works.example', label: 'Adaeze Okafor', description: 'adaeze.okafor@works.example' },
  { value: 'mei.kwan@works.example', label: 'Mei Kwan', description: 'mei.kwan@works.example' },
]

export function Example() {
  const [recipients, setRecipients] = useState(['ann.li@works.example', 'jan@'])
  return (
    <EmailTagInput
      label="Recipients"
      help="They get the daily report. Separate addresses with commas."
      value={recipients}
      onChange={setRecipients}
      source={async (text) => COLLEAGUES.filter(({ label }) => label.toLowerCase().includes(text.toLowerCase()))}
    />
  )
}
