import { useEffect, useId } from 'react'

/**
 * The name that makes radio buttons one group for the browser, with its arrow keys. A group without a name gets a generated one, which no
 * form submits.
 */
export function useGroupName(name: string | undefined): string {
  const ownName = useId()
  useEffect(() => {
    if (name !== undefined) return undefined
    const remove = ({ formData }: FormDataEvent): void => formData.delete(ownName)
    // In the capture phase, before the listeners of the form read the data.
    document.addEventListener('formdata', remove, true)
    return () => document.removeEventListener('formdata', remove, true)
  }, [name, ownName])
  return name ?? ownName
}
