'use client'

import { Component, type ReactNode } from 'react'

/** Props of MapBoundary. */
export interface MapBoundaryProps {
  children: ReactNode
  /** Shown in place of what threw. */
  fallback: ReactNode
  /** Told once. */
  onFailed: () => void
}

/** Keeps what an engine throws while it draws from taking the page along. */
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
