import { useLingui } from '@lingui/react'
import styled from '@emotion/styled'
import Drawer from '@mui/material/Drawer'
import { Button } from '../ui/button.tsx'
import { panelPlace } from '../ui/panel/place.ts'
import { size } from '../theme/scale.ts'
import { navigationOf } from './navigation.ts'
import { useOfferedPages } from './pages.ts'
import { NavigationGroups, NavigationList } from './side-navigation.tsx'

const Sheet = styled('div')({
  padding: 16,
  '& > .title': { display: 'flex', alignItems: 'center', justifyContent: 'space-between' },
  '& h2': { margin: 0, fontSize: size.h4 },
  '& a': { minBlockSize: 44 },
})

/** Every page, from the lower edge of a phone. */
export default function AllPages({ onClose }: { onClose: () => void }) {
  const { i18n } = useLingui()
  const pages = useOfferedPages()
  return (
    <Drawer
      open
      anchor="bottom"
      onClose={onClose}
      container={panelPlace}
      slotProps={{ paper: { role: 'dialog', 'aria-modal': true, 'aria-labelledby': 'all-pages' } }}
    >
      <Sheet>
        <div className="title">
          <h2 id="all-pages">{i18n._('All pages')}</h2>
          <Button kind="quiet" icon="close" iconOnly onClick={onClose}>
            {i18n._('Close')}
          </Button>
        </div>
        <NavigationList>
          <NavigationGroups groups={navigationOf(pages)} onFollow={onClose} />
        </NavigationList>
      </Sheet>
    </Drawer>
  )
}
