// The package has types for its usual build alone; of this one only the address of the worker is set.
declare module 'mapbox-gl/dist/mapbox-gl-csp.js' {
  const mapbox: { workerUrl?: string }
  export default mapbox
}
