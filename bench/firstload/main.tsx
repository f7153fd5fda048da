import AppBar from '@mui/material/AppBar'
import Box from '@mui/material/Box'
import CssBaseline from '@mui/material/CssBaseline'
import Drawer from '@mui/material/Drawer'
import List from '@mui/material/List'
import ListItemButton from '@mui/material/ListItemButton'
import ListItemText from '@mui/material/ListItemText'
import { createTheme, ThemeProvider } from '@mui/material/styles'
import Toolbar from '@mui/material/Toolbar'
import Typography from '@mui/material/Typography'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { lazy, StrictMode, Suspense } from 'react'
import { createRoot } from 'react-dom/client'
import { BrowserRouter, Link, Route, Routes } from 'react-router-dom'

const ListPage = lazy(() => import('./list-page.tsx'))
const FormPage = lazy(() => import('./form-page.tsx'))

const theme = createTheme({ cssVariables: true })
const client = new QueryClient()
const PAGES = ['Services', 'Rooms', 'Presets', 'Library', 'Team']
const WIDTH = 220

/** The least that a dashboard over MUI is: a bar, a navigation, a list that is read, and a form, both loaded by route. */
function Shell() {
  return (
    <Box sx={{ display: 'flex' }}>
      <AppBar position="fixed" sx={{ zIndex: 1300 }}>
        <Toolbar>
          <Typography variant="h6">Bare shell</Typography>
        </Toolbar>
      </AppBar>
      <Drawer variant="permanent" sx={{ width: WIDTH, '& .MuiDrawer-paper': { width: WIDTH } }}>
        <Toolbar />
        <List>
          {PAGES.map((name) => (
            <ListItemButton key={name} component={Link} to="/">
              <ListItemText primary={name} />
            </ListItemButton>
          ))}
        </List>
      </Drawer>
      <Box component="main" sx={{ flexGrow: 1, p: 3 }}>
        <Toolbar />
        <Suspense>
          <Routes>
            <Route index element={<ListPage />} />
            <Route path=":id" element={<FormPage />} />
          </Routes>
        </Suspense>
      </Box>
    </Box>
  )
}

const root = document.querySelector('#root')
if (root === null) throw new Error('index.html has no #root')
createRoot(root).render(
  <StrictMode>
    <ThemeProvider theme={theme}>
      <CssBaseline />
      <QueryClientProvider client={client}>
        <BrowserRouter>
          <Shell />
        </BrowserRouter>
      </QueryClientProvider>
    </ThemeProvider>
  </StrictMode>,
)
