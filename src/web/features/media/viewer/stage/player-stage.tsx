import { useLingui } from '@lingui/react'
import type { RefCallback } from 'react'
import { asWebVtt, wrongLineOf } from '#api/core/rules/webvtt.ts'
import { useStore } from '../../../../store/store.ts'
import { Icon } from '../../../../ui/icons.tsx'
import { shownPlayer, writtenCaptions } from './player.ts'
import { Middle } from './stage-look.ts'

interface PlayerStageProps {
  kind: 'video' | 'audio'
  src: string
  label: string
  /** What is said, as WebVTT; empty where nothing is kept of it. */
  captions: string
  /** Where the picture is that stands for it until it plays. */
  poster: string | undefined
  /** Told with what the player says of it. */
  onFail: (cause: unknown) => void
}

const offer: RefCallback<HTMLMediaElement> = (player) => {
  shownPlayer.set(player)
  return () => {
    if (shownPlayer.get() === player) shownPlayer.set(null)
  }
}

/** What is said in a film, in the player's own captions: as it is being written beside it, else as it is kept. */
function CaptionTrack({ kept }: { kept: string }) {
  const { i18n } = useLingui()
  const captions = asWebVtt(useStore(writtenCaptions) ?? kept)
  if (captions === '' || wrongLineOf(captions) !== undefined) return null
  const src = `data:text/vtt;charset=utf-8,${encodeURIComponent(captions)}`
  return <track key={src} kind="captions" default src={src} label={i18n._('Captions')} />
}

/** A film or a sound in the browser's own player, which knows scrubbing, speed, captions and the system's keys. */
export function PlayerStage({ kind, src, label, captions, poster, onFail }: PlayerStageProps) {
  return (
    <Middle data-kind={kind}>
      {kind === 'video' ? (
        // oxlint-disable-next-line jsx-a11y/media-has-caption -- CaptionTrack is the track
        <video
          ref={offer}
          src={src}
          poster={poster}
          controls
          playsInline
          preload="metadata"
          aria-label={label}
          onError={({ currentTarget }) => onFail(currentTarget.error)}
        >
          <CaptionTrack kept={captions} />
        </video>
      ) : (
        <>
          {poster === undefined ? (
            <span className="sign">
              <Icon name="sound" size={72} />
            </span>
          ) : (
            <img className="poster" src={poster} alt="" />
          )}
          {/* oxlint-disable-next-line jsx-a11y/media-has-caption -- as above */}
          <audio
            ref={offer}
            src={src}
            controls
            preload="metadata"
            aria-label={label}
            onError={({ currentTarget }) => onFail(currentTarget.error)}
          >
            <CaptionTrack kept={captions} />
          </audio>
        </>
      )}
    </Middle>
  )
}
