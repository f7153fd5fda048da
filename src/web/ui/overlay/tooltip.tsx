import MuiTooltip from '@mui/material/Tooltip'

/** A few words beside what they explain. */
export default function Tooltip({ anchor, text }: { anchor: HTMLElement; text: string }) {
  return (
    <MuiTooltip
      open
      title={text}
      slotProps={{ popper: { anchorEl: anchor, keepMounted: false }, transition: { timeout: 0 } }}
    >
      <span hidden />
    </MuiTooltip>
  )
}
