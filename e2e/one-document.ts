import type { Page } from '@playwright/test'

/**
 * Answers every page with the document that knows none, as a host does that has one document only: whatever comes later has files of its
 * own there. In the document of a page the demo waits for the file that comes behind every page, since the service in it needs some of it.
 */
export const serveOneDocument = (page: Page): Promise<unknown> =>
  page.route('**/*', async (route, request) => {
    if (!request.isNavigationRequest()) return route.fallback()
    const response = await route.fetch({ url: new URL('/index.html', request.url()).href })
    return route.fulfill({ response })
  })
