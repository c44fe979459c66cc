import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import '@sitewright/ui/fonts.css'
import '@sitewright/ui/styles.css'
import { SAMPLES } from './samples'

const element = document.getElementById('root')
if (element !== null) createRoot(element).render(<StrictMode>{Object.values(SAMPLES)}</StrictMode>)
