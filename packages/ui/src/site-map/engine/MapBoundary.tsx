'use client'

import { Component, type ReactNode } from 'react'

/** Props of MapBoundary. */
export interface MapBoundaryProps {
  children: ReactNode
  /** Rendered after an error. */
  fallback: ReactNode
  /** Called once, after an error. */
  onFailed: () => void
}

/** Catches errors of an engine while it renders, so that the rest of the page stays usable. */
export class MapBoundary extends Component<MapBoundaryProps, { hasFailed: boolean }> {
  override state = { hasFailed: false }

  static getDerivedStateFromError() {
    return { hasFailed: true }
  }

  override componentDidCatch() {
    this.props.onFailed()
  }

  override render() {
    return this.state.hasFailed ? this.props.fallback : this.props.children
  }
}
