import AddRounded from '@mui/icons-material/AddRounded'
import ArrowBackRounded from '@mui/icons-material/ArrowBackRounded'
import ArrowDownwardRounded from '@mui/icons-material/ArrowDownwardRounded'
import ArrowUpwardRounded from '@mui/icons-material/ArrowUpwardRounded'
import BlockRounded from '@mui/icons-material/BlockRounded'
import BoltOutlined from '@mui/icons-material/BoltOutlined'
import CalendarTodayOutlined from '@mui/icons-material/CalendarTodayOutlined'
import CalendarViewWeekOutlined from '@mui/icons-material/CalendarViewWeekOutlined'
import CheckCircleOutlineRounded from '@mui/icons-material/CheckCircleOutlineRounded'
import CheckRounded from '@mui/icons-material/CheckRounded'
import ChevronLeftRounded from '@mui/icons-material/ChevronLeftRounded'
import ChevronRightRounded from '@mui/icons-material/ChevronRightRounded'
import CloseRounded from '@mui/icons-material/CloseRounded'
import ContentCopyRounded from '@mui/icons-material/ContentCopyRounded'
import DarkModeOutlined from '@mui/icons-material/DarkModeOutlined'
import DeleteOutlineRounded from '@mui/icons-material/DeleteOutlineRounded'
import DesktopWindowsOutlined from '@mui/icons-material/DesktopWindowsOutlined'
import DirectionsWalkRounded from '@mui/icons-material/DirectionsWalkRounded'
import DoneAllRounded from '@mui/icons-material/DoneAllRounded'
import DragIndicatorRounded from '@mui/icons-material/DragIndicatorRounded'
import EditOutlined from '@mui/icons-material/EditOutlined'
import EventAvailableOutlined from '@mui/icons-material/EventAvailableOutlined'
import ExpandMoreRounded from '@mui/icons-material/ExpandMoreRounded'
import FiberManualRecordRounded from '@mui/icons-material/FiberManualRecordRounded'
import FileDownloadOutlined from '@mui/icons-material/FileDownloadOutlined'
import FileUploadOutlined from '@mui/icons-material/FileUploadOutlined'
import FilterListRounded from '@mui/icons-material/FilterListRounded'
import FolderOutlined from '@mui/icons-material/FolderOutlined'
import FormatListBulletedRounded from '@mui/icons-material/FormatListBulletedRounded'
import GridViewRounded from '@mui/icons-material/GridViewRounded'
import HideImageOutlined from '@mui/icons-material/HideImageOutlined'
import HighlightOffRounded from '@mui/icons-material/HighlightOffRounded'
import HomeOutlined from '@mui/icons-material/HomeOutlined'
import HourglassTopRounded from '@mui/icons-material/HourglassTopRounded'
import InboxOutlined from '@mui/icons-material/InboxOutlined'
import InfoOutlined from '@mui/icons-material/InfoOutlined'
import KeyboardOutlined from '@mui/icons-material/KeyboardOutlined'
import KeyOutlined from '@mui/icons-material/KeyOutlined'
import LanguageRounded from '@mui/icons-material/LanguageRounded'
import LayersOutlined from '@mui/icons-material/LayersOutlined'
import LightModeOutlined from '@mui/icons-material/LightModeOutlined'
import LinkRounded from '@mui/icons-material/LinkRounded'
import LocalPhoneOutlined from '@mui/icons-material/LocalPhoneOutlined'
import LockOutlined from '@mui/icons-material/LockOutlined'
import LoginRounded from '@mui/icons-material/LoginRounded'
import LogoutRounded from '@mui/icons-material/LogoutRounded'
import MailOutlineRounded from '@mui/icons-material/MailOutlineRounded'
import ManageSearchRounded from '@mui/icons-material/ManageSearchRounded'
import MeetingRoomOutlined from '@mui/icons-material/MeetingRoomOutlined'
import MenuRounded from '@mui/icons-material/MenuRounded'
import MoreHorizRounded from '@mui/icons-material/MoreHorizRounded'
import MusicNoteOutlined from '@mui/icons-material/MusicNoteOutlined'
import NotesRounded from '@mui/icons-material/NotesRounded'
import OpenInNewRounded from '@mui/icons-material/OpenInNewRounded'
import PauseRounded from '@mui/icons-material/PauseRounded'
import PendingOutlined from '@mui/icons-material/PendingOutlined'
import PeopleOutlineRounded from '@mui/icons-material/PeopleOutlineRounded'
import PersonOffOutlined from '@mui/icons-material/PersonOffOutlined'
import PersonOutlineRounded from '@mui/icons-material/PersonOutlineRounded'
import PhotoLibraryOutlined from '@mui/icons-material/PhotoLibraryOutlined'
import PlayArrowRounded from '@mui/icons-material/PlayArrowRounded'
import PrintOutlined from '@mui/icons-material/PrintOutlined'
import PushPinOutlined from '@mui/icons-material/PushPinOutlined'
import RedoRounded from '@mui/icons-material/RedoRounded'
import RefreshRounded from '@mui/icons-material/RefreshRounded'
import RemoveRounded from '@mui/icons-material/RemoveRounded'
import RoomServiceOutlined from '@mui/icons-material/RoomServiceOutlined'
import ScheduleRounded from '@mui/icons-material/ScheduleRounded'
import ScienceOutlined from '@mui/icons-material/ScienceOutlined'
import SearchRounded from '@mui/icons-material/SearchRounded'
import SellOutlined from '@mui/icons-material/SellOutlined'
import SlideshowOutlined from '@mui/icons-material/SlideshowOutlined'
import ThreeSixtyRounded from '@mui/icons-material/ThreeSixtyRounded'
import TimelapseRounded from '@mui/icons-material/TimelapseRounded'
import TuneRounded from '@mui/icons-material/TuneRounded'
import UndoRounded from '@mui/icons-material/UndoRounded'
import UnfoldMoreRounded from '@mui/icons-material/UnfoldMoreRounded'
import VideocamOutlined from '@mui/icons-material/VideocamOutlined'
import ViewColumnOutlined from '@mui/icons-material/ViewColumnOutlined'
import WarningAmberRounded from '@mui/icons-material/WarningAmberRounded'
import type { SvgIconComponent } from '@mui/icons-material'
import type { IconName } from './icons.tsx'

/** How each icon is drawn: the build puts them all into the document once (scripts/icon-sprite.ts), and no page has code for it. */
export const ICONS: Readonly<Record<IconName, SvgIconComponent>> = {
  home: HomeOutlined,
  calendar: CalendarTodayOutlined,
  list: FormatListBulletedRounded,
  service: RoomServiceOutlined,
  tag: SellOutlined,
  week: CalendarViewWeekOutlined,
  people: PeopleOutlineRounded,
  preset: LayersOutlined,
  room: VideocamOutlined,
  resource: MeetingRoomOutlined,
  notes: NotesRounded,
  media: PhotoLibraryOutlined,
  sound: MusicNoteOutlined,
  slides: SlideshowOutlined,
  around: ThreeSixtyRounded,
  unseen: HideImageOutlined,
  grid: GridViewRounded,
  settings: TuneRounded,
  key: KeyOutlined,
  link: LinkRounded,
  more: MoreHorizRounded,
  menu: MenuRounded,
  search: SearchRounded,
  plus: AddRounded,
  minus: RemoveRounded,
  close: CloseRounded,
  check: CheckRounded,
  checkDouble: DoneAllRounded,
  clock: ScheduleRounded,
  arrive: LoginRounded,
  open: OpenInNewRounded,
  play: PlayArrowRounded,
  absent: PersonOffOutlined,
  block: BlockRounded,
  globe: LanguageRounded,
  dot: FiberManualRecordRounded,
  chevronDown: ExpandMoreRounded,
  chevronEnd: ChevronRightRounded,
  chevronStart: ChevronLeftRounded,
  back: ArrowBackRounded,
  arrowUp: ArrowUpwardRounded,
  arrowDown: ArrowDownwardRounded,
  sort: UnfoldMoreRounded,
  copy: ContentCopyRounded,
  edit: EditOutlined,
  pin: PushPinOutlined,
  print: PrintOutlined,
  download: FileDownloadOutlined,
  upload: FileUploadOutlined,
  folder: FolderOutlined,
  pause: PauseRounded,
  trash: DeleteOutlineRounded,
  warning: WarningAmberRounded,
  info: InfoOutlined,
  lock: LockOutlined,
  inbox: InboxOutlined,
  columns: ViewColumnOutlined,
  filter: FilterListRounded,
  grip: DragIndicatorRounded,
  undo: UndoRounded,
  redo: RedoRounded,
  refresh: RefreshRounded,
  sun: LightModeOutlined,
  moon: DarkModeOutlined,
  screen: DesktopWindowsOutlined,
  user: PersonOutlineRounded,
  exit: LogoutRounded,
  keyboard: KeyboardOutlined,
  flask: ScienceOutlined,
  pending: PendingOutlined,
  confirmed: CheckCircleOutlineRounded,
  inProgress: TimelapseRounded,
  cancelled: HighlightOffRounded,
  hold: HourglassTopRounded,
  bolt: BoltOutlined,
  walk: DirectionsWalkRounded,
  book: EventAvailableOutlined,
  find: ManageSearchRounded,
  phone: LocalPhoneOutlined,
  mail: MailOutlineRounded,
}
