import { useCallback, useState } from 'react'
import { clampView, fitScale, pan, zoomAround, type Point, type Size, type View } from './zoom.ts'

/** A picture on its stage, and how it is moved there. */
export interface PictureView {
  /** Undefined until picture and stage are measured. */
  view: View | undefined
  isWhole: boolean
  setStage: (size: Size) => void
  setPicture: (size: Size) => void
  /** Grows or shrinks by a factor around a point; around the middle unless told. */
  grow: (factor: number, point?: Point) => void
  /** Goes to a scale around a point. */
  zoomTo: (scale: number, point?: Point) => void
  move: (by: Point) => void
  /** The whole picture, also when the stage changes its size. */
  showWhole: () => void
}

const MIDDLE: Point = { x: 0, y: 0 }

/** Keeps how a picture lies on its stage; whole until somebody looks closer. */
export function usePictureView(): PictureView {
  const [stage, measureStage] = useState<Size>()
  const [picture, setPicture] = useState<Size>()
  const [chosen, setChosen] = useState<View | null>(null)
  const measured = stage && picture && picture.width > 0 && stage.width > 0 ? { stage, picture } : undefined

  const change = useCallback(
    (next: (view: View, stage: Size, picture: Size) => View) => {
      if (!stage || !picture) return
      setChosen((before) => {
        const whole = fitScale(stage, picture)
        const view = next(clampView(before ?? { scale: whole, ...MIDDLE }, stage, picture), stage, picture)
        return view.scale <= whole ? null : view
      })
    },
    [stage, picture],
  )
  // Who measures may do so anew after every change, and the same size again is none.
  const setStage = useCallback(
    (size: Size) =>
      measureStage((before) => (before?.width === size.width && before.height === size.height ? before : size)),
    [],
  )
  const zoomTo = useCallback(
    (scale: number, point = MIDDLE) => change((view, ...sizes) => zoomAround(view, scale, point, ...sizes)),
    [change],
  )
  const grow = useCallback(
    (factor: number, point = MIDDLE) =>
      change((view, ...sizes) => zoomAround(view, view.scale * factor, point, ...sizes)),
    [change],
  )
  const move = useCallback((by: Point) => change((view, ...sizes) => pan(view, by, ...sizes)), [change])
  const whole = measured && { scale: fitScale(measured.stage, measured.picture), ...MIDDLE }
  return {
    view: measured && clampView(chosen ?? { scale: 0, ...MIDDLE }, measured.stage, measured.picture),
    isWhole: chosen === null || !whole,
    setStage,
    setPicture,
    grow,
    zoomTo,
    move,
    showWhole: useCallback(() => setChosen(null), []),
  }
}
