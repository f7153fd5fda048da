import { createContext, useContext } from 'react'
import type { Api } from './create-api.ts'

/** Holds the connection that the page works with. */
const ApiContext = createContext<Api | null>(null)

/** Hands a connection to everything below: `<ApiProvider value={api}>`. */
export const ApiProvider = ApiContext.Provider

/** The connection that the page works with. */
export const useApi = (): Api => {
  const api = useContext(ApiContext)
  if (!api) throw new Error('useApi needs an ApiProvider above it')
  return api
}
