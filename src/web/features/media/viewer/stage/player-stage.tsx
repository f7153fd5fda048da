import { Icon } from '../../../../ui/icons.tsx'
import { Middle } from './stage-look.ts'

interface PlayerStageProps {
  kind: 'video' | 'audio'
  src: string
  label: string
  /** Told with what the player says of it. */
  onFail: (cause: unknown) => void
}

/** A film or a sound in the browser's own player, which knows scrubbing, speed and the system's keys. */
export function PlayerStage({ kind, src, label, onFail }: PlayerStageProps) {
  return (
    <Middle data-kind={kind}>
      {kind === 'video' ? (
        // oxlint-disable-next-line jsx-a11y/media-has-caption -- captions are not part of a medium
        <video
          src={src}
          controls
          playsInline
          preload="metadata"
          aria-label={label}
          onError={({ currentTarget }) => onFail(currentTarget.error)}
        />
      ) : (
        <>
          <span className="sign">
            <Icon name="sound" size={72} />
          </span>
          {/* oxlint-disable-next-line jsx-a11y/media-has-caption -- captions are not part of a medium */}
          <audio
            src={src}
            controls
            preload="metadata"
            aria-label={label}
            onError={({ currentTarget }) => onFail(currentTarget.error)}
          />
        </>
      )}
    </Middle>
  )
}
