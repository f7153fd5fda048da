import MuiTooltip from '@mui/material/Tooltip'

/** A few words beside what they explain, for eyes alone: whoever listens has heard them as its name or description. */
export default function Tooltip({ anchor, text }: { anchor: HTMLElement; text: string }) {
  return (
    <MuiTooltip
      open
      title={text}
      slotProps={{ popper: { anchorEl: anchor, keepMounted: false, 'aria-hidden': true }, transition: { timeout: 0 } }}
    >
      <span hidden />
    </MuiTooltip>
  )
}
