// The package has types only for its default build. This declares the one property that is used of its strict build.
declare module 'mapbox-gl/dist/mapbox-gl-csp.js' {
  const mapbox: { workerUrl?: string }
  export default mapbox
}
