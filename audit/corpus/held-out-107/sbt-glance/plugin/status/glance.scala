import java.nio.file.{Files, Path}
import scala.jdk.CollectionConverters.*

val Version = raw""".*scalaVersion\s*:=\s*"([^"]+)".*""".r

def lines(p: Path): Seq[String] =
  if Files.exists(p) then Files.readAllLines(p).asScala.toSeq else Nil

@main def glance(): Unit =
  val scala = lines(Path.of("build.sbt")).collectFirst { case Version(v) => v }
  val sbt = lines(Path.of("project", "build.properties"))
    .collectFirst { case s"sbt.version=$v" => v.trim }
  println(s"scala ${scala.getOrElse("?")} sbt ${sbt.getOrElse("?")}")
